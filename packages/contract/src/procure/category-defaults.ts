/** Fields a category inherits from the nearest ancestor that sets them. */
export const inheritedFields = [
  'defaultTaxClassId',
  'defaultUnitId',
  'defaultSizeScaleId',
  'hsCode',
  'targetMargin',
  'minimumMargin',
  'reorder',
  'returnDays',
  'buyerId',
] as const
export type InheritedField = (typeof inheritedFields)[number]

type Value = string | number | null
export type CategoryDefaults = { readonly [F in InheritedField]: Value }
/** A web attribute of a category. */
export type RequestedAttribute = { readonly webAttributeId: number; readonly isRequired: boolean }
type Placed = { readonly id: number; readonly parentId: number | null; readonly defaults: CategoryDefaults }
/** A value and the category that sets it, possibly the category itself; null if no ancestor sets it. */
export type Inherited = { readonly value: string | number; readonly fromId: number } | null
export type InheritedDefaults = { readonly [F in InheritedField]: Inherited }

/**
 * Inherited values of every category of a tree. `categories`: all categories of a company, in any order. Linear in their number,
 * because each is visited once, after its parent.
 */
export function inheritDefaults(categories: readonly Placed[]): ReadonlyMap<number, InheritedDefaults> {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const found = new Map<number, InheritedDefaults>()
  const of = ({ id, parentId, defaults }: Placed): InheritedDefaults => {
    const known = found.get(id)
    if (known !== undefined) return known
    const parent = parentId === null ? undefined : byId.get(parentId)
    const above = parent === undefined ? undefined : of(parent)
    const own = Object.fromEntries(
      inheritedFields.map((field): [InheritedField, Inherited] => {
        const value = defaults[field]
        return [field, value === null ? (above?.[field] ?? null) : { value, fromId: id }]
      }),
    ) as InheritedDefaults
    found.set(id, own)
    return own
  }
  for (const one of categories) of(one)
  return found
}

type Asking = {
  readonly id: number
  readonly parentId: number | null
  readonly attributes: readonly RequestedAttribute[]
}
export type InheritedAttribute = RequestedAttribute & { readonly fromId: number }

/**
 * Web attributes of a category including inherited ones, those of the topmost category first; the nearest category decides
 * whether they are required.
 */
export function inheritAttributes(categories: readonly Asking[], id: number): InheritedAttribute[] {
  const category = categories.find((one) => one.id === id)
  if (category === undefined) return []
  const above = category.parentId === null ? [] : inheritAttributes(categories, category.parentId)
  const own = category.attributes.map((requested) => ({ ...requested, fromId: id }))
  const ids = new Set(above.map(({ webAttributeId }) => webAttributeId))
  return [
    ...above.map(
      (requested) => own.find(({ webAttributeId }) => webAttributeId === requested.webAttributeId) ?? requested,
    ),
    ...own.filter(({ webAttributeId }) => !ids.has(webAttributeId)),
  ]
}
