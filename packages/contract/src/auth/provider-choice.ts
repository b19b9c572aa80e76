import { z } from 'zod'

/** An identity provider: its id in addresses and its display name. */
export const ProviderChoice = z.object({ id: z.string(), name: z.string() })
