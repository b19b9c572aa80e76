import { text } from '@countinghouse/contract/sales/register.text'
import { piecesOf } from '../../../../app/session/client-state.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../../ui/language/language.tsx'
import styles from './parked.module.css'
import type { Parked } from '../state/tills-state.ts'

type Props = {
  readonly parked: readonly Parked[]
  readonly onRecall: (index: number) => void
  readonly onClose: () => void
}

/** Parked sales of the till, the latest first. */
export function ParkedDialog({ parked, onRecall, onClose }: Props) {
  const { t, formatInstant } = useLanguage()
  return (
    <Dialog title={t(text.parkedTitle)} onClose={onClose} actions={null}>
      <ul className={styles.list}>
        {parked
          .map(({ lines, sheet, parkedAt }, index) => (
            <li key={sheet.uid}>
              <button type="button" className={styles.sale} onClick={() => onRecall(index)}>
                <span className={styles.goods}>
                  <bdi>{namesOf(lines, sheet.items)}</bdi>
                  {sheet.exchange !== null && <span>{t(text.exchangeOf, { number: sheet.exchange.number })}</span>}
                  <span className={styles.under}>{formatInstant(parkedAt)}</span>
                </span>
                <span className={styles.count}>{t(text.pieces, { count: piecesOf(lines) })}</span>
              </button>
            </li>
          ))
          .toReversed()}
      </ul>
    </Dialog>
  )
}

function namesOf(lines: Parked['lines'], items: Parked['sheet']['items']): string {
  return lines.flatMap(({ id }) => items[id]?.name ?? []).join(', ')
}
