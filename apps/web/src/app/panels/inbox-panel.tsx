import { listNotifications, markRead } from '@countinghouse/contract/desk/notification'
import { text as noticeText } from '@countinghouse/contract/desk/notification.text'
import { text } from '@countinghouse/contract/shell/inbox.text'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { call } from '../calls/call.ts'
import { InboxChoices } from './inbox-choices.tsx'
import type { NoticeGroup } from './inbox-groups.ts'
import { groupNotices } from './inbox-groups.ts'
import styles from './inbox-panel.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { closePanel } from './panels.ts'
import { invalidateStale } from '../calls/queries.ts'
import { noteUnread } from './unread.ts'

/** The user's notifications, grouped by subject. */
export function InboxPanel() {
  const { t } = useLanguage()
  const query = useInfiniteQuery({
    queryKey: [listNotifications.id, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  })
  const mark = useMarkRead()
  const groups = groupNotices(query.data?.pages.flatMap((page) => page.items) ?? [])
  const hasUnread = groups.some(({ unreadIds }) => unreadIds.length > 0)
  return (
    <Dialog
      title={t(text.title)}
      isWide
      onClose={() => closePanel()}
      actions={
        <>
          {hasUnread && (
            <Button variant="default" onClick={() => mark(undefined)}>
              {t(text.markAll)}
            </Button>
          )}
          <Button variant="default" data-autofocus onClick={() => closePanel()}>
            {t(text.close)}
          </Button>
        </>
      }
    >
      {query.error !== null && <p role="alert">{t(text.failed, { reason: query.error.message })}</p>}
      {query.isSuccess && groups.length === 0 && <p className={styles.none}>{t(text.none)}</p>}
      <ul className={styles.notices}>
        {groups.map((group) => (
          <Notice key={group.newest.groupKey} group={group} onRead={mark} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="default"
          size="compact-md"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t(text.older)}
        </Button>
      )}
      <InboxChoices />
    </Dialog>
  )
}

/** Marks the given notifications, or all, as read. */
function useMarkRead(): (ids: readonly number[] | undefined) => void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (ids: readonly number[] | undefined) =>
      call(markRead, ids === undefined ? {} : { ids: ids.slice(0, 200) }, { keepalive: true }),
    onSuccess: ({ unread }) => {
      noteUnread(unread)
      return invalidateStale(queryClient, markRead)
    },
  })
  return mutate
}

type NoticeProps = { readonly group: NoticeGroup; readonly onRead: (ids: readonly number[]) => void }

function Notice({ group: { newest, unreadIds, count }, onRead }: NoticeProps) {
  const { t, formatInstant } = useLanguage()
  const navigate = useNavigate()
  const { kind, args, address } = newest
  const title = t(noticeText[`title_${kind}`], args)
  const isUnread = unreadIds.length > 0
  return (
    <li className={styles.notice} data-unread={isUnread || undefined}>
      <a
        href={address}
        className={styles.link}
        onClick={(event) => {
          if (isUnread) onRead(unreadIds)
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          closePanel()
          if (address.startsWith('#')) location.hash = address
          else void navigate({ href: address })
        }}
      >
        {isUnread && <span className="visually-hidden">{t(text.unread)}</span>}
        {title}
      </a>
      {args.words !== undefined && (
        <q className={styles.words} dir="auto">
          {args.words}
        </q>
      )}
      {args.outcome !== undefined && (
        <span className={styles.words} dir="auto">
          {args.outcome}
        </span>
      )}
      <span className={styles.facts}>
        {formatInstant(newest.createdAt)}
        {count > 1 && ` · ${t(text.more, { count: count - 1 })}`}
      </span>
      {isUnread && (
        <IconButton label={t(text.markOne, { title })} onClick={() => onRead(unreadIds)}>
          <IconCheck size={18} stroke={1.75} />
        </IconButton>
      )}
    </li>
  )
}
