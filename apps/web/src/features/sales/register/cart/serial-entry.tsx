import { mostSerials } from '@countinghouse/contract/sales/register'
import { text } from '@countinghouse/contract/sales/register.text'
import { TextInput } from '@mantine/core'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { nameSerial } from '../state/cart-actions.ts'
import type { CartRow } from '../state/use-cart.ts'
import styles from './cart.module.css'

/** The serial number of each piece of a line, entered or scanned. */
export function SerialEntry({ row }: { readonly row: CartRow }) {
  const { t, formatNumber } = useLanguage()
  const { id, item, quantity, serialNos } = row
  const isRepeated = (serialNo: string, place: number) => serialNo !== '' && serialNos.indexOf(serialNo) < place
  return (
    <div className={styles.serials}>
      {Array.from({ length: Math.min(quantity, mostSerials) }, (_, place) => {
        const value = serialNos[place] ?? ''
        return (
          <TextInput
            key={place}
            size="xs"
            label={t(text.serialOf, { place: formatNumber(place + 1), count: formatNumber(quantity) })}
            aria-label={t(text.serialOfName, { place: formatNumber(place + 1), name: item.name })}
            error={isRepeated(value, place) ? t(text.serialRepeated) : null}
            value={value}
            maxLength={60}
            dir="ltr"
            onChange={({ currentTarget }) => nameSerial(id, place, currentTarget.value)}
          />
        )
      })}
    </div>
  )
}
