import type { Notification } from '@countinghouse/contract/desk/notification'

/** Notifications of one key, represented by the newest. */
export type NoticeGroup = {
  readonly newest: Notification
  readonly unreadIds: readonly number[]
  readonly count: number
}

/** Groups in the order of their newest notification. */
export function groupNotices(notices: readonly Notification[]): readonly NoticeGroup[] {
  return [...Map.groupBy(notices, (notice) => notice.groupKey).values()].flatMap((group) => {
    const [newest] = group
    if (newest === undefined) return []
    const unreadIds = group.filter((notice) => notice.readAt === null).map((notice) => notice.id)
    return [{ newest, unreadIds, count: group.length }]
  })
}
