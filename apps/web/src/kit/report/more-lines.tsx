import { text } from '@countinghouse/contract/kit/report.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './report.module.css'

type Props = {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
}

/** Loads more lines of a report. */
export function MoreLines({ query }: Props) {
  const { t } = useLanguage()
  if (!query.hasNextPage) return null
  return (
    <Button
      className={styles.more}
      variant="default"
      size="compact-md"
      loading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t(text.more)}
    </Button>
  )
}
