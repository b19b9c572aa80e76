import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useId } from 'react'
import figures from './figure-table.module.css'
import styles from './linked-figures.module.css'

type Props = {
  readonly title: string
  /** Shown in place of the table while there are no rows. */
  readonly nothing: string
  /** Heading of the names, then those of the figures. */
  readonly columns: readonly [string, ...string[]]
  readonly rows: readonly {
    readonly key: string
    readonly name: ReactNode
    /** Where the records behind the row are listed. */
    readonly to: string
    readonly search: object
    readonly figures: readonly ReactNode[]
  }[]
}

/** A short table of figures, each row with its list. */
export function LinkedFigures({ title, nothing, columns: [head, ...titles], rows }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{nothing}</p>
      ) : (
        <table className={figures.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {titles.map((column) => (
                <th key={column} scope="col" data-number>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, to, search, figures: cells }) => (
              <tr key={key}>
                <th scope="row">
                  <Link to={to} search={search as never}>
                    {name}
                  </Link>
                </th>
                {titles.map((column, at) => (
                  <td key={column} data-number data-label={column}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
