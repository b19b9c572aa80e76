import type { LinePrices } from '@countinghouse/contract/sales/line-prices'
import { text } from '@countinghouse/contract/sales/line-prices.text'
import type { Text } from '@countinghouse/kernel/text'

/** Why a line has its price, or none. */
export function reasonText(rule: LinePrices['lines'][number]['rule'], hasList: boolean): Text {
  return rule === 'none' && !hasList ? text.noList : text[`rule_${rule}`]
}
