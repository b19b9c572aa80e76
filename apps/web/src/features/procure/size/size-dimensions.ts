import type { MasterRow } from '@countinghouse/contract/master'

/** Names of the parts of a size; null: no parts. */
export type Dimensions = { readonly dim1: string | null; readonly dim2: string | null }

export function dimensionsOf(scale: MasterRow): Dimensions {
  const { dim1Label = null, dim2Label = null } = scale as { dim1Label?: string | null; dim2Label?: string | null }
  return { dim1: dim1Label, dim2: dim2Label }
}
