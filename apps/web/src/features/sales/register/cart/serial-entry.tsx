import { mostSerials } from '@countinghouse/contract/sales/register-lines'
import { text } from '@countinghouse/contract/sales/register.text'
import { CodeField } from '../../../../ui/field/code-field.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import { nameSerial } from '../state/cart-actions.ts'
import type { CartRow } from '../state/use-cart.ts'
import styles from './cart.module.css'

/** The serial number of each piece of a line, entered or scanned. */
export function SerialEntry({ row, onLeave }: { readonly row: CartRow; readonly onLeave: () => void }) {
  const { t, formatNumber } = useLanguage()
  const { id, item, quantity, serialNos } = row
  return (
    <div className={styles.serials}>
      {Array.from({ length: Math.min(quantity, mostSerials) }, (_, place) => {
        const value = serialNos[place] ?? ''
        const isRepeated = value !== '' && serialNos.indexOf(value) < place
        return (
          <CodeField
            key={place}
            label={t(text.serialOf, { place: formatNumber(place + 1), name: item.name })}
            problem={isRepeated ? t(text.serialRepeated) : undefined}
            maxLength={60}
            value={value}
            onType={(entered) => nameSerial(id, place, entered)}
            onEnter={onLeave}
          />
        )
      })}
    </div>
  )
}
