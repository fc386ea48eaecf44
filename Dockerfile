# All images of the shop. docker compose builds all of them, `docker build --target storefront .` builds
# one. The packages are installed once, and again only when a package.json or the lockfile changes.

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY commerce/package.json commerce/
COPY commerce/catalogue-schema/package.json commerce/catalogue-schema/
COPY adapters/local-stack/package.json adapters/local-stack/install.cjs adapters/local-stack/progress.cjs adapters/local-stack/
COPY adapters/product-api/package.json adapters/product-api/
COPY adapters/test-kit/package.json adapters/test-kit/
COPY storefront/package.json storefront/
RUN --mount=type=cache,target=/root/.npm node adapters/local-stack/install.cjs
COPY tsconfig.base.json ./

# Each image has only the files that its program can load; the others are for builds and tests. The file
# lists are written to files first, because a pipe would hide a failed command.

FROM packages AS commerce-build
ENV MEDUSA_DISABLE_TELEMETRY=true
COPY adapters/operations/command-line.mjs adapters/operations/
COPY commerce commerce
# The build reads Medusa's configuration but uses no value of it. The demo's configuration needs no
# secrets.
RUN SHOP_ENVIRONMENT=demo npm run build --workspace commerce
RUN mkdir /needed \
  && npm run --silent needed-files --workspace commerce > /tmp/needed-files \
  && tar --create --files-from=/tmp/needed-files | tar --extract --directory=/needed
# A migration creates this folder in modules without one, which fails on the read-only file system.
RUN for module in /needed/node_modules/@medusajs/*/dist \
    $(find commerce/.medusa/server/src/modules -name index.js -exec dirname {} +); \
  do mkdir -p "$module/migrations"; done

# The backend.
FROM node:22-bookworm-slim AS commerce
ENV NODE_ENV=production MEDUSA_DISABLE_TELEMETRY=true
WORKDIR /app/commerce/.medusa/server
COPY --from=commerce-build /needed /app
COPY --from=commerce-build --chown=node:node /app/commerce/.medusa/server ./
# A new volume takes over the owner and the permissions of these folders.
RUN mkdir -p /data/files /data/files-private /data/mails /data/keys && chown -R node:node /data && chmod 700 /data/files-private /data/mails && ln -s /app/node_modules/@medusajs/cli/cli.js /usr/local/bin/medusa
USER node
EXPOSE 9000
HEALTHCHECK --interval=5s --start-interval=1s --timeout=3s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 9000) + '/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["medusa", "start"]

FROM packages AS product-api-build
COPY commerce/catalogue-schema commerce/catalogue-schema
COPY commerce/messages/settings.json commerce/messages/settings.json
COPY adapters/product-api adapters/product-api
RUN npm run build --workspace adapters/product-api
# Whole packages, because the pages of /docs are read by file name.
RUN mkdir /needed \
  && npm run --silent needed-files --workspace adapters/product-api > /tmp/needed-files \
  && grep --only-matching --extended-regexp '^(adapters/product-api/)?(node_modules/(@[^/]+/)?[^/]+/)+' /tmp/needed-files | sort --unique > /tmp/needed-packages \
  && while read -r package; do find "$package" -path "${package}node_modules" -prune -o -type f -print; done < /tmp/needed-packages > /tmp/needed-modules \
  && tar --create --files-from=/tmp/needed-modules | tar --extract --directory=/needed

FROM node:22-bookworm-slim AS product-api
# Freed memory is returned to the system: at a million products the process holds a sixth less.
ENV NODE_ENV=production MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=262144
WORKDIR /app/adapters/product-api
COPY --from=product-api-build /needed /app
COPY --from=product-api-build /app/adapters/product-api/package.json ./
COPY --from=product-api-build /app/adapters/product-api/dist dist
USER node
EXPOSE 9100
HEALTHCHECK --interval=5s --start-interval=1s --timeout=3s --start-period=180s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 9100) + '/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "dist/main.js"]

FROM packages AS storefront-build
COPY adapters/product-api adapters/product-api
COPY commerce/catalogue-schema commerce/catalogue-schema
COPY commerce/messages commerce/messages
COPY storefront storefront
# The web app's configuration from the Firebase console, as JSON; empty only for a demo.
ARG VITE_FIREBASE_CONFIG=
# Languages with unfinished texts, such as ar.
ARG PREVIEW_LANGUAGES=
RUN npm run build --workspace storefront
RUN mkdir /needed \
  && npm run --silent needed-files --workspace storefront > /tmp/needed-files \
  && grep '^node_modules/\|^storefront/node_modules/' /tmp/needed-files | sort --unique > /tmp/needed-modules \
  && tar --create --files-from=/tmp/needed-modules | tar --extract --directory=/needed

FROM node:22-bookworm-slim AS storefront
ENV NODE_ENV=production
WORKDIR /app/storefront
COPY --from=storefront-build /needed /app
COPY --from=storefront-build /app/storefront/package.json ./
COPY --from=storefront-build /app/storefront/build build
USER node
EXPOSE 8000
HEALTHCHECK --interval=5s --start-interval=1s --timeout=3s --start-period=15s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8000) + '/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/main.js"]

FROM packages AS identity-build
COPY adapters/local-stack adapters/local-stack
RUN npm run build-identity --workspace adapters/local-stack
# Only the packages of firebase-tools that its Auth emulator loads.
RUN mkdir /needed \
  && npm run --silent needed-files --workspace adapters/local-stack > /tmp/needed-files \
  && grep --only-matching --extended-regexp '^(node_modules/(@[^/]+/)?[^/]+/)+' /tmp/needed-files | sort --unique > /tmp/needed-packages \
  && while read -r package; do find "$package" -path "${package}node_modules" -prune -o -type f -print; done < /tmp/needed-packages > /tmp/needed-modules \
  && tar --create --files-from=/tmp/needed-modules | tar --extract --directory=/needed

# The identity emulator of a demo shop.
FROM node:22-bookworm-slim AS identity
ENV NODE_ENV=production
WORKDIR /app/adapters/local-stack
COPY --from=identity-build /needed /app
COPY --from=identity-build /app/adapters/local-stack/package.json ./
COPY --from=identity-build /app/adapters/local-stack/dist dist
RUN mkdir --mode=700 /data && chown node:node /data
USER node
EXPOSE 9099
HEALTHCHECK --interval=5s --start-interval=1s --timeout=3s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9099/').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/identity-service.js"]
