import type { ReactNode } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './pictured-name.module.css'
import { RecordLink } from './use-list-columns.tsx'

type Props = {
  readonly id: number
  readonly name: string
  readonly nameAr?: string | null | undefined
  readonly picture: ReactNode
}

/** The title of a row in the user's language, preceded by its picture. */
export function PicturedName({ id, name, nameAr = null, picture }: Props) {
  const { nameOf } = useLanguage()
  return (
    <span className={styles.led}>
      {picture}
      <RecordLink id={id}>
        <bdi>{nameOf({ name, nameAr })}</bdi>
      </RecordLink>
    </span>
  )
}
