import { z } from 'zod'

/** What a company still has to do before it can work, as far as the caller may do it, in order. */
export const FirstSteps = z.object({
  /** The caller does not want to see them. */
  isHidden: z.boolean(),
  steps: z.array(
    z.object({
      key: z.string(),
      title: z.object({ en: z.string(), ar: z.string() }),
      /** Page where it is done. */
      address: z.string(),
      isDone: z.boolean(),
    }),
  ),
})
export type FirstSteps = z.output<typeof FirstSteps>
