import type { BomNeed } from '@countinghouse/contract/procure/product-readiness'
import { text } from '@countinghouse/contract/procure/virtual-bom.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { StoredBom } from './read-bom.ts'
import { isActive } from './read-bom.ts'

type Need = { readonly need: BomNeed; readonly missing: string | null }

/** Additional requirements of a virtual product and the missing details, as text. */
export function needsOfBom({ kind, groups, components, ...bom }: StoredBom, locale: Locale): Need[] {
  const faults = components.filter((component) => !isActive(component)).length
  const isWithoutDates = [bom.validUntil, bom.expectedFrom, bom.capQuantity].includes(null)
  const choicesOf = (groupNo: number) => components.filter((component) => component.groupNo === groupNo).length
  const poor = groups.find(({ minPick }, place) => choicesOf(place + 1) < Math.max(minPick, 1))
  return [
    { need: 'components', missing: components.length > 0 ? null : format(text.missing_components, locale) },
    ...(components.length > 0
      ? [
          {
            need: 'component_inactive' as const,
            missing: faults === 0 ? null : format(text.missing_faults, locale, { count: faults }),
          },
        ]
      : []),
    ...(groups.length > 0
      ? [
          {
            need: 'group_choices' as const,
            missing:
              poor === undefined
                ? null
                : format(text.missing_group, locale, { group: poor.name, count: Math.max(poor.minPick, 1) }),
          },
        ]
      : []),
    ...(kind === 'preorder'
      ? [{ need: 'dates' as const, missing: isWithoutDates ? format(text.missing_dates, locale) : null }]
      : []),
  ]
}
