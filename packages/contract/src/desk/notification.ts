import { z } from 'zod'
import { listOutput } from '../list.ts'
import { route } from '../route.ts'
import { idOf, Instant } from '../values.ts'

/** Notification types. A new type is one entry here and its two texts in `notification.text.ts`. */
export const notificationKinds = [
  'mention',
  'assigned',
  'job_finished',
  'mail_refused',
  'bank_account_waits',
  'partner_document',
  'lots_expiring',
] as const
/** Types whose channel each user chooses. A rejected email is always notified in the application. */
export const chosenKinds = [
  'mention',
  'assigned',
  'job_finished',
  'bank_account_waits',
  'partner_document',
  'lots_expiring',
] as const
export const NotificationKind = z.enum(notificationKinds)
export type NotificationKind = z.output<typeof NotificationKind>

/** In the application; there and by email unless read within a minute; or not at all. */
export const notificationChannels = ['in_app', 'mail', 'none'] as const
const Channel = z.enum(notificationChannels)

/** Server-sent events `unread` with `{ unread }`; the first is sent immediately. */
export const eventsPath = '/desk/events'

const Unread = z.object({ unread: z.int().nonnegative() })

const Notification = z.object({
  id: idOf('desk.notification'),
  kind: NotificationKind,
  /** Notifications with the same key are shown as one group. */
  groupKey: z.string(),
  address: z.string(),
  /** Arguments of the title; `words` are quoted below it, `outcome` is shown there. */
  args: z.record(z.string(), z.string()),
  createdAt: Instant,
  readAt: Instant.nullable(),
})
export type Notification = z.output<typeof Notification>

const NotificationChoice = z.object({ kind: z.enum(chosenKinds), channel: Channel })

/** The caller's notifications, newest first. */
export const listNotifications = route({
  id: 'desk.notification.list',
  method: 'GET',
  path: '/desk/notifications',
  access: 'self',
  writes: false,
  input: z.strictObject({ cursor: z.string().max(200).optional() }),
  output: listOutput(Notification),
})

export const countUnread = route({
  id: 'desk.notification.countUnread',
  method: 'GET',
  path: '/desk/notifications/unread',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: Unread,
})

/** Marks these as read, or all when none are given. Idempotent. */
export const markRead = route({
  id: 'desk.notification.markRead',
  method: 'POST',
  path: '/desk/notifications/mark-read',
  access: 'self',
  writes: true,
  idempotent: 'no',
  stale: [listNotifications, countUnread],
  input: z.strictObject({ ids: z.array(idOf('desk.notification')).min(1).max(200).optional() }),
  output: Unread,
})

/** The caller's channel for each type; `mail` tells whether the installation sends email and to which address. */
export const listNotificationChoices = route({
  id: 'desk.notificationChoice.list',
  method: 'GET',
  path: '/desk/notification-choices',
  access: 'self',
  writes: false,
  input: z.strictObject({}),
  output: listOutput(NotificationChoice).extend({
    mail: z.object({ isReady: z.boolean(), address: z.string().nullable() }),
  }),
})

export const chooseNotification = route({
  id: 'desk.notificationChoice.save',
  method: 'POST',
  path: '/desk/notification-choices/save',
  access: 'self',
  writes: true,
  idempotent: 'no',
  stale: [listNotificationChoices],
  input: NotificationChoice.strict(),
  output: NotificationChoice,
})
