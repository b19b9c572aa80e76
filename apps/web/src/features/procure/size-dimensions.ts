import type { MasterRow } from '@countinghouse/contract/master'

/** What the parts of a scale's sizes are called; null where they have none. */
export type Dimensions = { readonly dim1: string | null; readonly dim2: string | null }

export function dimensionsOf(scale: MasterRow): Dimensions {
  const { dim1Label = null, dim2Label = null } = scale as { dim1Label?: string | null; dim2Label?: string | null }
  return { dim1: dim1Label, dim2: dim2Label }
}
