import type { ReactNode } from 'react'
import styles from './pictured-name.module.css'
import { RecordLink } from './use-list-columns.tsx'

type Props = { readonly id: number; readonly name: string; readonly picture: ReactNode }

/** The title of a row, preceded by its picture. */
export function PicturedName({ id, name, picture }: Props) {
  return (
    <span className={styles.led}>
      {picture}
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    </span>
  )
}
