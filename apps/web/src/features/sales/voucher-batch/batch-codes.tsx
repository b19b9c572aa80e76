import { text as closeText } from '@countinghouse/contract/kit/shown-once.text'
import { exportBatchCodes } from '@countinghouse/contract/sales/voucher-batch'
import { text } from '@countinghouse/contract/sales/voucher-batch.text'
import { Button } from '@mantine/core'
import styles from '../../../kit/dialog/shown-once.module.css'
import { ReportFiles } from '../../../kit/report/report-files.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'

/** The codes of a batch as a file, while its issuer may read them. */
export function BatchCodes({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { t } = useLanguage()
  return (
    <Dialog
      title={t(text.codes)}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {t(closeText.close)}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.purpose}>{t(text.codesLead)}</p>
        <ReportFiles title={text.codes} route={exportBatchCodes} inputOf={(format) => ({ id, format })} />
      </div>
    </Dialog>
  )
}
