import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Envelope } from "@medusajs/icons";
import { StatusBadge, Table, Text } from "@medusajs/ui";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";
import {
  type ContactMessage,
  type ContactMessageList,
  filterOf,
  type MessageFilter,
  messagesPath,
  messagesPerPage,
  paramsOf,
} from "../../contact-messages/contact-message";
import { MessageDrawer, MessageStatusBadge } from "../../contact-messages/message-drawer";
import { dateTimeText, t } from "../../i18n/translate";
import { Choice } from "../../parts/choice";
import { RowButton } from "../../parts/row-button";
import { SearchInput } from "../../parts/search-input";
import { Section } from "../../parts/section";
import { Failure, WaitingLines } from "../../parts/waiting";
import { useBackend } from "../../use-backend";

/** The messages of the contact form: to find, to read, and to mark as answered. */
export default function ContactMessagesPage() {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const list = useBackend<ContactMessageList>(messagesPath(filter));
  const unanswered = useBackend<ContactMessageList>("/admin/contact-messages?status=new&limit=1");
  const [opened, setOpened] = useState<ContactMessage>();
  const waiting = unanswered.state === "ready" ? unanswered.body.count : 0;

  const show = useCallback(
    (changed: Partial<MessageFilter>) =>
      setParams((before) => paramsOf({ ...filterOf(before), page: 0, ...changed }), {
        replace: true,
      }),
    [setParams],
  );
  const search = useCallback((q: string) => show({ q }), [show]);

  return (
    <Section
      level="h1"
      title={t("messages.title")}
      description={t("messages.description")}
      actions={
        waiting > 0 && (
          <StatusBadge color="blue">{t("messages.unanswered", { count: waiting })}</StatusBadge>
        )
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <Choice
          aria-label={t("messages.which")}
          className="w-[160px]"
          value={filter.status}
          options={{
            "": t("messages.all"),
            new: t("messages.new"),
            answered: t("messages.answered"),
          }}
          onChange={(status) => show({ status })}
        />
        <div className="w-full sm:w-[240px]">
          <SearchInput label={t("messages.search")} value={filter.q} onSearch={search} />
        </div>
      </div>
      {list.state === "loading" && <WaitingLines lines={6} />}
      {list.state === "failed" && <Failure problem={list.problem} onRetry={list.reload} />}
      {list.state === "ready" && (
        <MessageTable
          list={list.body}
          filter={filter}
          onOpen={setOpened}
          onPage={(page) => show({ page })}
        />
      )}
      {opened && (
        <MessageDrawer
          message={opened}
          onClose={() => setOpened(undefined)}
          onChanged={(message) => {
            setOpened(message);
            list.reload();
            unanswered.reload();
          }}
        />
      )}
    </Section>
  );
}

interface MessageTableProps {
  list: ContactMessageList;
  filter: MessageFilter;
  onOpen: (message: ContactMessage) => void;
  onPage: (page: number) => void;
}

function MessageTable({ list, filter, onOpen, onPage }: MessageTableProps) {
  const { contact_messages: messages, count } = list;
  const pages = Math.max(1, Math.ceil(count / messagesPerPage));
  if (messages.length === 0) {
    const isNarrowed = filter.q !== "" || filter.status !== "";
    return (
      <div role="status" className="px-6 py-12 text-center">
        <Text size="small" weight="plus">
          {t(isNarrowed ? "messages.noneLike" : "messages.none")}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {t(isNarrowed ? "messages.noneLikeHint" : "messages.noneHint")}
        </Text>
      </div>
    );
  }
  return (
    <>
      <div className="overflow-x-auto">
        <Table>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>{t("messages.subject")}</Table.HeaderCell>
              <Table.HeaderCell>{t("messages.from")}</Table.HeaderCell>
              <Table.HeaderCell>{t("messages.received")}</Table.HeaderCell>
              <Table.HeaderCell>{t("messages.status")}</Table.HeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {messages.map((message) => (
              <Table.Row
                key={message.id}
                className="cursor-pointer"
                onClick={() => onOpen(message)}
              >
                <Table.Cell className="max-w-[360px]">
                  <RowButton isStrong={message.status === "new"}>{message.subject}</RowButton>
                </Table.Cell>
                <Table.Cell className="max-w-[260px]">
                  <span className="block truncate">
                    <bdi>{message.name}</bdi>
                  </span>
                  <span className="text-ui-fg-muted block truncate">{message.email}</span>
                </Table.Cell>
                <Table.Cell className="whitespace-nowrap">
                  {dateTimeText(message.created_at)}
                </Table.Cell>
                <Table.Cell>
                  <MessageStatusBadge status={message.status} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      </div>
      <Table.Pagination
        count={count}
        pageSize={messagesPerPage}
        pageIndex={filter.page}
        pageCount={pages}
        canPreviousPage={filter.page > 0}
        canNextPage={filter.page + 1 < pages}
        previousPage={() => onPage(filter.page - 1)}
        nextPage={() => onPage(filter.page + 1)}
      />
    </>
  );
}

export const config = defineRouteConfig({
  label: "messages.title",
  translationNs: "shop",
  icon: Envelope,
});

/** The dashboard's breadcrumb. */
export const handle = { breadcrumb: () => t("messages.title") };
