import type { Lot } from '@countinghouse/contract/inventory/lot'
import { text } from '@countinghouse/contract/inventory/lot.text'
import { text as kinds } from '@countinghouse/contract/inventory/move-kind.text'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from '../inventory.module.css'

/** Hold, places and movements of a lot. */
export function LotDetails({ lot }: { readonly lot: Lot }) {
  const { t, formatNumber, formatDate, formatInstant } = useLanguage()
  const { hold, places, expiresOn } = lot
  return (
    <>
      {hold !== null && (
        <p className={styles.note} role="status">
          {t(text.heldBy, { at: formatInstant(hold.at), by: hold.by })}
          <br />
          <bdi>{hold.reason}</bdi>
        </p>
      )}
      {expiresOn !== null && (
        <p className={styles.note}>
          {t(text.expiresOn)}: <bdi>{formatDate(expiresOn)}</bdi>
        </p>
      )}
      <h3 className={styles.heading}>{t(text.places)}</h3>
      {places.length === 0 ? (
        <p className={styles.quiet}>{t(text.nowhere)}</p>
      ) : (
        <table className={styles.table} aria-label={t(text.places)}>
          <thead>
            <tr>
              <th scope="col">{t(text.place)}</th>
              <th scope="col" data-number>
                {t(text.onHand)}
              </th>
              <th scope="col" data-number>
                {t(text.allocated)}
              </th>
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={place.id}>
                <th scope="row">
                  <bdi>{place.store}</bdi>
                  <span className={styles.under}>
                    <bdi>{place.location}</bdi>
                  </span>
                </th>
                <td data-number data-label={t(text.onHand)}>
                  {formatNumber(place.onHand)}
                </td>
                <td data-number data-label={t(text.allocated)}>
                  {formatNumber(place.allocated)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3 className={styles.heading}>{t(text.life)}</h3>
      <table className={styles.table} aria-label={t(text.life)}>
        <thead>
          <tr>
            <th scope="col">{t(text.move)}</th>
            <th scope="col" data-number>
              {t(text.quantity)}
            </th>
          </tr>
        </thead>
        <tbody>
          {lot.moves.map((move) => (
            <tr key={move.id}>
              <th scope="row">
                {move.path === null ? (
                  t(kinds[`kind_${move.kind}`])
                ) : (
                  <Link className={styles.link} to={move.path}>
                    {t(kinds[`kind_${move.kind}`])}
                  </Link>
                )}
                {move.party !== null && (
                  <>
                    {' · '}
                    <bdi>{move.party}</bdi>
                  </>
                )}
                <span className={styles.under}>
                  {formatDate(move.effectiveOn)} · <bdi>{move.source}</bdi>
                  <br />
                  {t(text.way, { from: move.from, to: move.to })}
                </span>
              </th>
              <td data-number data-label={t(text.quantity)}>
                {formatNumber(move.quantity)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
