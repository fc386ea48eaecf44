import PDFDocument from "pdfkit";
import sharp from "sharp";
import type { CatalogueProduct } from "../../catalogue-product/catalogue-product";
import { rowText } from "../../catalogue-product/row-text";
import { pictureName, readPicture } from "./pictures";

const page = { margin: 56, width: 595.28, height: 841.89 };
const inner = page.width - 2 * page.margin;
const colors = { text: "#1c2331", quiet: "#667085", line: "#dfe4ea", brand: "#0b63ce" };

/** A product's technical sheet as a PDF of one A4 page. */
export async function technicalSheet(product: CatalogueProduct): Promise<Buffer> {
  const picture = await sharp(Buffer.from(readPicture(pictureName(product))))
    .resize(640, 640)
    .jpeg({ quality: 88 })
    .toBuffer();
  const document = new PDFDocument({
    size: "A4",
    margin: page.margin,
    info: {
      Title: `Technical sheet: ${product.title}`,
      Author: "Chemical Ink Company",
      Subject: product.kind,
    },
    lang: "en",
    displayTitle: true,
  });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    document.on("end", resolve);
    document.on("error", reject);
  });
  letterhead(document, product.color_swatch || colors.brand);
  introduction(document, product, picture);
  table(document, product.rows);
  printers(document, product);
  footer(document);
  document.end();
  await finished;
  return Buffer.concat(chunks);
}

type Document = InstanceType<typeof PDFDocument>;

function letterhead(document: Document, accent: string): void {
  document.rect(0, 0, page.width, 6).fill(accent);
  document
    .path("M66 44 C71 53 76 60 76 68 A10 10 0 0 1 56 68 C56 60 61 53 66 44 Z")
    .fill(colors.brand);
  document
    .font("Helvetica-Bold")
    .fontSize(12)
    .fillColor(colors.text)
    .text("Chemical Ink Company", 88, 56);
  document
    .font("Helvetica")
    .fontSize(9)
    .fillColor(colors.quiet)
    .text("TECHNICAL SHEET", page.margin, 58, {
      width: inner,
      align: "right",
      characterSpacing: 1,
    });
}

function introduction(document: Document, product: CatalogueProduct, picture: Buffer): void {
  const size = 190;
  const top = 104;
  document.save();
  document.roundedRect(page.margin, top, size, size, 10).clip();
  document.image(picture, page.margin, top, { width: size, height: size });
  document.restore();
  const x = page.margin + size + 24;
  const width = page.width - page.margin - x;
  document
    .font("Helvetica-Bold")
    .fontSize(18)
    .fillColor(colors.text)
    .text(product.title, x, top + 4, { width, lineGap: 2 });
  document
    .font("Helvetica")
    .fontSize(10)
    .fillColor(colors.quiet)
    .text(product.description, x, document.y + 10, { width, lineGap: 3 });
  document.y = Math.max(document.y, top + size) + 30;
}

function table(document: Document, rows: CatalogueProduct["rows"]): void {
  heading(document, "Specifications");
  const labels = 170;
  rows.forEach((row, index) => {
    const y = document.y;
    if (index % 2 === 0) document.rect(page.margin, y, inner, 22).fill("#f5f7fa");
    document.font("Helvetica-Bold").fontSize(9.5).fillColor(colors.text);
    document.text(row.label, page.margin + 10, y + 6.5, { width: labels, lineBreak: false });
    document.font("Helvetica");
    document.text(rowText(row), page.margin + labels, y + 6.5, {
      width: inner - labels - 10,
      height: 11,
      ellipsis: true,
    });
    document.y = y + 22;
  });
  document.y += 24;
}

function printers(document: Document, product: CatalogueProduct): void {
  if (product.category === "Printers" || product.printers.length === 0) return;
  heading(document, "Fits these printers");
  const names = product.printers.map((name) => name.replaceAll(" ", "\u00a0"));
  document
    .font("Helvetica")
    .fontSize(9.5)
    .fillColor(colors.text)
    .text(names.join(",  "), page.margin, document.y, { width: inner, lineGap: 4 });
}

function heading(document: Document, text: string): void {
  document
    .font("Helvetica-Bold")
    .fontSize(11)
    .fillColor(colors.brand)
    .text(text, page.margin, document.y);
  document.y += 8;
}

function footer(document: Document): void {
  const y = page.height - page.margin - 26;
  document
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.6)
    .stroke(colors.line);
  document
    .font("Helvetica")
    .fontSize(8)
    .fillColor(colors.quiet)
    .text(
      "For demonstration: yields and compatibility were written down from general knowledge. " +
        "Check them with the manufacturer. Yields depend on what is printed.",
      page.margin,
      y + 8,
      { width: inner, height: 24 },
    );
}
