import { z } from 'zod'

/** An identity provider, by its place in addresses and by the name that people know it by. */
export const ProviderChoice = z.object({ id: z.string(), name: z.string() })
