import type { Text } from '@countinghouse/kernel/text'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './dashboard.module.css'

/** A figure with the records that it counts. */
export type FigureTile<D> = {
  readonly name: Text
  readonly to: string
  readonly search: object
  readonly figure: (data: D) => string
  readonly notes?: (data: D) => ReactNode
}

type Props<D> = {
  readonly label: string
  readonly tiles: readonly FigureTile<D>[]
  /** Undefined: not loaded yet. */
  readonly data: D | undefined
}

/** Figures of a dashboard, each a link to its records. */
export function FigureTiles<D>({ label, tiles, data }: Props<D>) {
  const { t } = useLanguage()
  return (
    <ul className={styles.tiles} aria-label={label} aria-busy={data === undefined}>
      {tiles.map(({ name, to, search, figure, notes }) => (
        <li key={name.en} className={styles.tile}>
          <h2 className={styles.name}>
            <Link className={styles.link} to={to} search={search as never}>
              {t(name)}
            </Link>
          </h2>
          {data === undefined ? (
            <span className={styles.skeleton} />
          ) : (
            <>
              <p className={styles.figure}>
                <bdi>{figure(data)}</bdi>
              </p>
              <div className={styles.notes}>{notes?.(data)}</div>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
