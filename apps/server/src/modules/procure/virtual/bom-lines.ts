import type { Bom } from '@countinghouse/contract/procure/virtual-bom'

/** Audit text of a bill of materials, a line for each part. */
export function bomLines(bom: Bom): string {
  const { kind, priceMode, discountPpm, discountMinor, discountCurrency, taxMode, sellWhen, groups, components } = bom
  const span = (from: string | null, until: string | null) =>
    from === null && until === null ? null : `${from ?? '…'} – ${until ?? '…'}`
  const facts = [
    kind,
    [
      priceMode,
      ...(discountPpm === null ? [] : [`${discountPpm / 10_000} %`]),
      ...(discountMinor === null ? [] : [`${discountMinor} ${discountCurrency ?? ''}`]),
    ].join(' '),
    taxMode,
    sellWhen,
    span(bom.validFrom, bom.validUntil),
    span(bom.expectedFrom, bom.expectedUntil),
    bom.capQuantity === null ? null : `≤ ${bom.capQuantity}`,
    bom.customerCapQuantity === null ? null : `≤ ${bom.customerCapQuantity} / 1`,
  ]
  return [
    facts.filter((fact) => fact !== null).join(' · '),
    ...groups.map(({ name, minPick, maxPick }) => `${name}: ${minPick}–${maxPick}`),
    ...components.map(({ sku, quantity, groupNo }) =>
      [`${quantity} × ${sku}`, ...(groupNo === null ? [] : [groups[groupNo - 1]?.name ?? ''])].join(' · '),
    ),
    ...(bom.note === null ? [] : [bom.note]),
  ].join('\n')
}
