/** Available stock of a component, and for how many units of a virtual product it is enough. */
export type Supply = {
  readonly name: string
  /** Null if required in each unit, as in a kit. */
  readonly group: { readonly name: string; readonly minPick: number } | null
  /** Whole units. */
  readonly enoughFor: number
}

export type Available = { readonly available: number; readonly limit: string | null }

/**
 * Sellable units: limited by the scarcest component, and for each group of a bundle by the number of different choices it requires. A
 * component in two groups is available to both.
 */
export function availableOf(supplies: readonly Supply[]): Available {
  const groups = new Map<string, { minPick: number; choices: number[] }>()
  const limits: { readonly count: number; readonly name: string }[] = []
  for (const { name, group, enoughFor } of supplies) {
    if (group === null) limits.push({ count: enoughFor, name })
    else if (group.minPick > 0) {
      const known = groups.get(group.name) ?? { minPick: group.minPick, choices: [] }
      known.choices.push(enoughFor)
      groups.set(group.name, known)
    }
  }
  for (const [name, { minPick, choices }] of groups) limits.push({ count: mostPicked(choices, minPick), name })
  const least = limits.reduce((one, other) => (other.count < one.count ? other : one), limits[0] ?? nothing)
  return { available: least.count, limit: least.name }
}

const nothing = { count: 0, name: null }

/** How often this many different choices can be picked: each choice at most once per pick. */
function mostPicked(choices: readonly number[], minPick: number): number {
  const all = choices.reduce((sum, count) => sum + count, 0)
  let [least, most] = [0, Math.floor(all / minPick)]
  while (least < most) {
    const tried = Math.ceil((least + most) / 2)
    const picked = choices.reduce((sum, count) => sum + Math.min(count, tried), 0)
    if (picked >= tried * minPick) least = tried
    else most = tried - 1
  }
  return least
}
