import { limits } from '@countinghouse/contract/erp/limits'
import type { RolePermissions } from '@countinghouse/contract/erp/permission'
import { updateRolePermissions } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { parseLimit, enteredLimit, unitOf } from './limit-labels.ts'
import styles from '../permission/permission.module.css'

/** Approval limits and sign-in rules of a role. */
export function RoleLimits({ role, onClose }: { readonly role: RolePermissions; readonly onClose: () => void }) {
  const language = useLanguage()
  const { t } = language
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(limits.map((limit) => [limit.code, enteredLimit(limit, role)])),
  )
  const [require2fa, setRequire2fa] = useState(role.require2fa)
  const [addresses, setAddresses] = useState(role.ipAllow.join('\n'))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isSaving, setIsSaving] = useState(false)
  const write = useWrite(t(text.title), (fields) => setProblems({ ipAllow: Object.values(fields)[0] ?? '' }))

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const parsed = limits.map((limit) => ({
      code: limit.code,
      value: parseLimit(limit, entered[limit.code] ?? '', role),
    }))
    const wrong = parsed.filter(({ value }) => value === null)
    if (wrong.length > 0) return setProblems(Object.fromEntries(wrong.map(({ code }) => [code, t(text.badLimit)])))
    setIsSaving(true)
    const saved = await write(updateRolePermissions, {
      id: role.id,
      version: role.version,
      limits: parsed.flatMap(({ code, value }) => (typeof value === 'number' ? [{ code, value }] : [])),
      require2fa,
      ipAllow: addresses
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    })
    setIsSaving(false)
    if (saved === null) return
    showToast(language, { tone: 'done', message: t(text.saved) })
    onClose()
  }

  return (
    <Dialog
      title={t(text.limitsTitle, { name: role.name })}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form="role-limits" loading={isSaving}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id="role-limits" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={styles.quiet}>{t(text.limitsHint)}</p>
        <div className={styles.pair}>
          {limits.map((limit) => (
            <PlainField
              key={limit.code}
              label={`${t(limit.title)} (${unitOf(limit, role, language)})`}
              problem={problems[limit.code]}
            >
              {(control) => (
                <input
                  {...control}
                  inputMode="decimal"
                  value={entered[limit.code] ?? ''}
                  onChange={(event) => setEntered({ ...entered, [limit.code]: event.currentTarget.value })}
                />
              )}
            </PlainField>
          ))}
        </div>
        <label className={styles.only}>
          <input
            type="checkbox"
            checked={require2fa}
            onChange={(event) => setRequire2fa(event.currentTarget.checked)}
          />
          <span>{t(text.require2fa)}</span>
        </label>
        <PlainField label={t(text.ipAllow)} hint={t(text.ipAllow_help)} problem={problems['ipAllow']}>
          {(control) => (
            <textarea
              {...control}
              dir="ltr"
              rows={3}
              value={addresses}
              onChange={(event) => setAddresses(event.currentTarget.value)}
            />
          )}
        </PlainField>
      </form>
    </Dialog>
  )
}
