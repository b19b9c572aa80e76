import { text } from '@countinghouse/contract/wms/dashboard.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../shell/language.tsx'
import styles from './dashboard.module.css'

type Props = { readonly error: Error; readonly onRetry: () => void }

/** One part of the overview that could not be had; the others stay. */
export function DashboardFailure({ error, onRetry }: Props) {
  const { t } = useLanguage()
  return (
    <div className={styles.failure} role="alert">
      <p>
        {t(text.failed)} {error.message}
      </p>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {t(text.tryAgain)}
      </Button>
    </div>
  )
}
