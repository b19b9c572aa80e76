import type { promotionDays } from './promotion-kinds.ts'

/** When a promotion applies: on a weekday or daily, from a time of day until before another; null: from or to midnight. */
export type PromotionTime = {
  readonly weekday: (typeof promotionDays)[number]
  readonly startsAt: string | null
  readonly endsAt: string | null
}

/** A time of day `HH:MM` of a weekday. */
export type Moment = { readonly weekday: string; readonly time: string }

/** What the clock of a store shows at an instant. `timezone`: IANA name; left out: that of the machine. */
export function momentIn(timezone: string | undefined, instant: string): Moment {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...(timezone !== undefined && { timeZone: timezone }),
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return { weekday: part('weekday').toLowerCase(), time: `${part('hour')}:${part('minute')}` }
}

/** Whether one of the times contains the moment; without times: always. */
export function isTimely({ times = [] }: { readonly times?: readonly PromotionTime[] }, moment: Moment): boolean {
  if (times.length === 0) return true
  return times.some(({ weekday, startsAt, endsAt }) => {
    const isDay = weekday === 'daily' || weekday === moment.weekday
    return isDay && (startsAt === null || startsAt <= moment.time) && (endsAt === null || moment.time < endsAt)
  })
}
