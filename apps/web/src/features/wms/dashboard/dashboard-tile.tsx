import type { DashboardTile as TileName, Tile } from '@countinghouse/contract/wms/dashboard'
import { dashboardTiles, getTile } from '@countinghouse/contract/wms/dashboard'
import { text } from '@countinghouse/contract/wms/dashboard.text'
import type { Text } from '@countinghouse/kernel/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatAmount } from '../../../kit/fields/amount.ts'
import { StateWord } from '../../../ui/display/state-word.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { DashboardFailure } from '../../../kit/dashboard/dashboard-failure.tsx'
import styles from '../../../kit/dashboard/dashboard.module.css'
import { refreshMs } from '../../../kit/dashboard/refresh.ts'

type Props = { readonly name: TileName; readonly storeId: number | null }

/** Texts for the number of urgent records. */
const urgentTexts: Partial<Record<TileName, { readonly words: Text; readonly tone: 'warning' | 'danger' }>> = {
  arriving: { words: text.urgent_arriving, tone: 'danger' },
  picking: { words: text.urgent_picking, tone: 'danger' },
  sending: { words: text.urgent_sending, tone: 'danger' },
  ending: { words: text.urgent_ending, tone: 'warning' },
  counts: { words: text.urgent_counts, tone: 'warning' },
}

/** A linked figure. The last value stays visible while the next one loads or fails. */
export function DashboardTile({ name, storeId }: Props) {
  const { t, formatNumber } = useLanguage()
  const query = useQuery({
    ...routeQuery(getTile, { tile: name, ...(storeId !== null && { storeId }) }),
    refetchInterval: refreshMs,
  })
  const { data } = query
  if (data === undefined)
    return (
      <li className={styles.tile} aria-busy={query.isPending}>
        <h2 className={styles.name}>{t(text[`tile_${name}`])}</h2>
        {query.isPending && <span className={styles.skeleton} />}
        {query.isError && <DashboardFailure error={query.error} onRetry={() => void query.refetch()} />}
      </li>
    )
  const { path } = dashboardTiles[name]
  return (
    <li className={styles.tile}>
      <h2 className={styles.name}>
        <Link className={styles.link} to={path} search={searchOf(name, storeId, data) as never}>
          {t(text[`tile_${name}`])}
        </Link>
      </h2>
      <p className={styles.figure} data-none={data.count === 0 || undefined}>
        <bdi>{name === 'ledger' && data.since === null ? '–' : formatNumber(data.count)}</bdi>
      </p>
      <p className={styles.unit}>{t(text[`unit_${name}`])}</p>
      <TileNotes name={name} tile={data} isOld={query.isError} />
    </li>
  )
}

type NotesProps = { readonly name: TileName; readonly tile: Tile; readonly isOld: boolean }

/** Details below the figure: value, urgent records and the oldest one. */
function TileNotes({ name, tile, isOld }: NotesProps) {
  const { t, locale, formatInstant } = useLanguage()
  const { count, urgent, since, valueMinor, currency, at } = tile
  const words = urgentTexts[name]
  return (
    <div className={styles.notes}>
      {name === 'ledger' && (
        <StateWord tone={since === null ? 'warning' : count === 0 ? 'success' : 'danger'}>
          {t(since === null ? text.never : count === 0 ? text.good : text.wrong)}
        </StateWord>
      )}
      {valueMinor !== undefined && count > 0 && <bdi>{formatAmount(valueMinor, currency, locale)}</bdi>}
      {words !== undefined && urgent !== null && urgent > 0 && (
        <StateWord tone={words.tone}>{t(words.words, { count: urgent })}</StateWord>
      )}
      {since !== null && <span>{t(name === 'ledger' ? text.proven : text.since, { at: formatInstant(since) })}</span>}
      {isOld && <StateWord tone="warning">{t(text.old, { at: formatInstant(at) })}</StateWord>}
    </div>
  )
}

/** Filters with which the page lists exactly the counted records. */
function searchOf(name: TileName, storeId: number | null, { stores }: Tile) {
  const { search, store } = dashboardTiles[name]
  const counted = storeId === null ? stores : [storeId]
  return { ...search, ...(store !== null && counted !== null && { [store]: counted.join(',') }) }
}
