import { text } from '@countinghouse/contract/erp/user.text'
import { Button } from '@mantine/core'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './user.module.css'

/** Invitation link to hand over; shown once only. */
export function UserLink({ path }: { readonly path: string }) {
  const language = useLanguage()
  const { t } = language
  const address = `${location.origin}${path}`

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address)
    showToast(language, { tone: 'done', message: t(text.linkCopied) })
  }

  return (
    <div className={styles.choices}>
      <p className={styles.note}>{t(text.linkWords)}</p>
      <PlainField label={t(text.link)}>
        {(control) => (
          <input {...control} readOnly dir="ltr" value={address} onFocus={(event) => event.currentTarget.select()} />
        )}
      </PlainField>
      {/* Browsers hand the clipboard to secure pages alone; elsewhere the field is copied by hand. */}
      {isSecureContext && (
        <Button variant="default" onClick={() => void copy()}>
          {t(text.copyLink)}
        </Button>
      )}
    </div>
  )
}
