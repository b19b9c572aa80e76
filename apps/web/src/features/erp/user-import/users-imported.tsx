import { invitationPath } from '@countinghouse/contract/erp/user'
import type { UserImport } from '@countinghouse/contract/erp/user-import'
import { text } from '@countinghouse/contract/erp/user-import.text'
import { Button } from '@mantine/core'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { saveBytes } from '../../../app/calls/save-file.ts'
import styles from '../user/user.module.css'

/** Result of a user import; links that are not mailed can be saved here only. */
export function UsersImported({ done, onClose }: { readonly done: UserImport; readonly onClose: () => void }) {
  const { t } = useLanguage()
  const { invited, mailed, links } = done

  function save({ fileName, csv }: NonNullable<UserImport['links']>): void {
    const whole = csv.replaceAll(invitationPath, `${location.origin}${invitationPath}`)
    saveBytes(fileName, new Blob([whole], { type: 'text/csv' }))
  }

  return (
    <Dialog
      title={t(text.doneTitle, { count: invited })}
      onClose={onClose}
      actions={
        <Button variant={links === null ? 'filled' : 'default'} onClick={onClose}>
          {t(text.done)}
        </Button>
      }
    >
      <div className={styles.steps} role="status">
        <p className={styles.note}>{t(text.mailed, { count: mailed })}</p>
        {links !== null && (
          <>
            <p className={styles.note}>{t(text.linksWords, { count: links.count })}</p>
            <div>
              <Button data-autofocus onClick={() => save(links)}>
                {t(text.saveLinks)}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
