import type { DocumentPair, PairSide } from '@countinghouse/contract/accounts/partner-documents'
import { text } from '@countinghouse/contract/accounts/partner-documents.text'
import { Button } from '@mantine/core'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './company-link.module.css'

const tones = { unmatched: 'warning', differs: 'danger', by_hand: 'success' } as const

type Props = {
  readonly pairs: readonly DocumentPair[]
  readonly chosen: readonly DocumentPair[]
  /** Null: the caller may not match. */
  readonly onChoose: ((chosen: readonly DocumentPair[]) => void) | null
  readonly onUndo: ((matchId: number) => void) | null
}

/** A row for each document without its counterpart, and for each pair that differs or was matched by hand. */
export function PairTable({ pairs, chosen, onChoose, onUndo }: Props) {
  const { t, locale, formatDate } = useLanguage()
  const side = (document: PairSide | null, currency: string) =>
    document === null ? (
      '–'
    ) : (
      <>
        <bdi>{document.number}</bdi>
        <span className={styles.under}>
          {formatDate(document.issuedOn)} · <bdi>{formatAmount(document.grossMinor, currency, locale)}</bdi>
          {document.reference !== null && (
            <>
              {' · '}
              <bdi>{document.reference}</bdi>
            </>
          )}
        </span>
      </>
    )
  return (
    <table className={styles.table} aria-label={t(text.lead)}>
      <thead>
        <tr>
          <th scope="col">{t(text.direction)}</th>
          <th scope="col">{t(text.own)}</th>
          <th scope="col">{t(text.partner)}</th>
          <th scope="col" data-number>
            {t(text.difference)}
          </th>
          <th scope="col">{t(text.state)}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => {
          const { own, partner, direction, kind, currency, state, differenceMinor, matchId, reason } = pair
          const name = own?.number ?? partner?.number ?? ''
          return (
            <tr key={`${own?.id ?? ''} ${partner?.id ?? ''}`}>
              <th scope="row">
                <label className={styles.choice}>
                  {onChoose !== null && state !== 'by_hand' && (
                    <input
                      type="checkbox"
                      aria-label={t(text.select, { name })}
                      checked={chosen.some((one) => isSame(one, pair))}
                      onChange={() => onChoose(toggled(chosen, pair))}
                    />
                  )}
                  <span>
                    {t(text[`direction_${direction}`])}
                    <span className={styles.under}>{t(text[`kind_${kind}`])}</span>
                  </span>
                </label>
              </th>
              <td data-label={t(text.own)}>{side(own, currency)}</td>
              <td data-label={t(text.partner)}>{side(partner, currency)}</td>
              <td data-number data-label={t(text.difference)}>
                <bdi>{formatAmount(differenceMinor, currency, locale)}</bdi>
              </td>
              <td data-label={t(text.state)}>
                <StateWord tone={tones[state]}>{t(text[`state_${state}`])}</StateWord>
                {reason !== null && <span className={styles.under}>{reason}</span>}
                {matchId !== null && onUndo !== null && (
                  <Button variant="default" size="compact-sm" onClick={() => onUndo(matchId)}>
                    {t(text.undo)}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function isSame(one: DocumentPair, other: DocumentPair): boolean {
  return one.own?.id === other.own?.id && one.partner?.id === other.partner?.id
}

/** One document of each company: another choice takes the place of what it cannot stand beside. */
function toggled(chosen: readonly DocumentPair[], pair: DocumentPair): readonly DocumentPair[] {
  if (chosen.some((one) => isSame(one, pair))) return chosen.filter((one) => !isSame(one, pair))
  const fits = (one: DocumentPair) =>
    (one.own === null || pair.own === null) && (one.partner === null || pair.partner === null)
  return [...chosen.filter(fits), pair]
}
