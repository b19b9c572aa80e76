import { z } from 'zod'

/** An item that needs attention, with its count. */
export const DashboardItem = z.object({
  key: z.string(),
  title: z.object({ en: z.string(), ar: z.string() }),
  tone: z.enum(['info', 'warning', 'danger']),
  /** Capped at 999; the title says so. */
  count: z.int().positive(),
  /** Page with the query that lists the matching records. */
  address: z.string(),
})
export type DashboardItem = z.output<typeof DashboardItem>
