import { text } from '@countinghouse/contract/sales/register.text'
import { IconX } from '@tabler/icons-react'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import type { SheetExchange } from '../state/tills-state.ts'
import { changeSheet } from '../state/tills-store.ts'
import styles from './side.module.css'

type Props = { readonly exchange: SheetExchange; readonly onLeave: () => void }

/** Which receipt the goods come back from. */
export function ExchangeRow({ exchange: { number }, onLeave }: Props) {
  const { t } = useLanguage()
  return (
    <p className={styles.exchange}>
      <span>{t(text.exchangeOf, { number })}</span>
      <IconButton
        label={t(text.removeExchange, { number })}
        onClick={() => {
          changeSheet(() => ({ exchange: null, tenders: [] }))
          onLeave()
        }}
      >
        <IconX size={18} stroke={1.75} />
      </IconButton>
    </p>
  )
}
