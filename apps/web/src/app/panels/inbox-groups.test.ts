import type { Notification } from '@countinghouse/contract/desk/notification'
import { expect, test } from 'vitest'
import { groupNotices } from './inbox-groups.ts'

const notice = (id: number, groupKey: string, readAt: string | null = null): Notification => ({
  id,
  groupKey,
  readAt,
  kind: 'mention',
  address: '/',
  args: {},
  createdAt: '2026-01-01T00:00:00Z',
})

test('notices of one record stand together at the place of the newest, which speaks for them', () => {
  const found = groupNotices([notice(5, 'a'), notice(4, 'b'), notice(3, 'a', '2026-01-02T00:00:00Z'), notice(2, 'a')])
  expect(found.map(({ newest, unreadIds, count }) => [newest.id, unreadIds, count])).toEqual([
    [5, [5, 2], 3],
    [4, [4], 1],
  ])
})
