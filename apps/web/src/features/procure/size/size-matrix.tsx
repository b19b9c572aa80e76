import type { Size } from '@countinghouse/contract/procure/size'
import { text } from '@countinghouse/contract/procure/size.text'
import { IconCheck } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/language/language.tsx'
import type { Dimensions } from './size-dimensions.ts'
import styles from './size.module.css'

type SizeMatrixProps = { readonly sizes: readonly Size[]; readonly dimensions: Dimensions }

/** Existing combinations of two dimensions. */
export function SizeMatrix({ sizes, dimensions }: SizeMatrixProps) {
  const { t } = useLanguage()
  const [rows, columns] = (['dim1', 'dim2'] as const).map((part) => [
    ...new Set(sizes.flatMap((size) => size[part] ?? [])),
  ]) as [string[], string[]]
  const sizeAt = (row: string, column: string) => sizes.find(({ dim1, dim2 }) => dim1 === row && dim2 === column)
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix} aria-label={t(text.matrix)}>
        <thead>
          <tr>
            <th scope="col">{[dimensions.dim1, dimensions.dim2].filter(Boolean).join(' / ')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <bdi>{column}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">
                <bdi>{row}</bdi>
              </th>
              {columns.map((column) => {
                const size = sizeAt(row, column)
                return (
                  <td key={column} data-inactive={size?.status === 'inactive' || undefined}>
                    {size === undefined ? (
                      <span className={styles.quiet}>–</span>
                    ) : (
                      <IconCheck size={16} stroke={1.75} role="img" aria-label={t(text.isThere, { code: size.code })} />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
