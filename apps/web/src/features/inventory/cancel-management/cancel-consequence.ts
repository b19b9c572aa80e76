import type { CancellableRow } from '@countinghouse/contract/inventory/cancel-management'
import { text } from '@countinghouse/contract/inventory/cancel-management.text'
import type { Language } from '../../../ui/language/language.tsx'

type Metrics = Pick<CancellableRow, 'keptQuantity' | 'pickedQuantity' | 'shipmentCount' | 'onWayQuantity'>

/** The effect of cancelling a transfer as text. */
export function consequenceOf({ t, formatNumber }: Pick<Language, 't' | 'formatNumber'>, row: Metrics): string {
  const { keptQuantity, pickedQuantity, shipmentCount, onWayQuantity } = row
  const said = [
    keptQuantity > 0 && t(text.frees, { quantity: formatNumber(keptQuantity) }),
    pickedQuantity > 0 && t(text.putsBack, { quantity: formatNumber(pickedQuantity) }),
    shipmentCount > 0 && t(text.ends, { count: shipmentCount }),
    onWayQuantity > 0 && t(text.goesOn, { quantity: formatNumber(onWayQuantity) }),
  ].filter((words) => words !== false)
  return said.length === 0 ? t(text.nothingElse) : said.join(' · ')
}
