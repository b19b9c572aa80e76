import { z } from 'zod'

/** Something that needs attention, with how much of it there is. */
export const DashboardItem = z.object({
  key: z.string(),
  title: z.object({ en: z.string(), ar: z.string() }),
  tone: z.enum(['info', 'warning', 'danger']),
  /** 999 stands for more as well, which the title says. */
  count: z.int().positive(),
  /** Page that shows what was counted, with its query. */
  address: z.string(),
})
export type DashboardItem = z.output<typeof DashboardItem>
