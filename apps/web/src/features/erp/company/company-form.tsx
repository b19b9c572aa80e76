import type { OwnCompany } from '@countinghouse/contract/erp/company'
import { companiesPage, companyFields, updateOwnCompany } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { text as keysText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useId, useState } from 'react'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import { useFieldTexts } from '../../../kit/fields/use-field-text.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useShortcuts } from '../../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import { CompanyFields } from './company-fields.tsx'
import { CompanyLogo } from './company-logo.tsx'
import styles from '../user/user.module.css'

const sides = ['general', 'fiscal', 'address'] as const
const owner = { fields: { ...companyFields.general, ...companyFields.fiscal, ...companyFields.address }, text }
const models = fieldModels(owner)

/** Details of the own company. */
export function CompanyForm({ company }: { readonly company: OwnCompany }) {
  const language = useLanguage()
  const { t } = language
  const right = permissionName(companiesPage, 'edit')
  const mayEdit = useCan()(right)
  const texts = useFieldTexts(owner)
  const draft = useFieldDraft(models, company, useId())
  const [isSaving, setIsSaving] = useState(false)
  const write = useWrite(t(text.title), draft.refuse)

  async function save(): Promise<boolean> {
    if (isSaving) return false
    const changes = draft.read()
    if (changes === null || draft.from === null) return false
    if (Object.keys(changes).length === 0) return true
    setIsSaving(true)
    const saved = await write(updateOwnCompany, { id: company.id, version: draft.from.version, ...changes })
    setIsSaving(false)
    if (saved === null) return false
    draft.settle(saved)
    showToast(language, { tone: 'done', message: t(text.saved, { name: saved.name }) })
    return true
  }

  useLeaveGuard(draft, save)
  useShortcuts([
    {
      keys: 'mod+s',
      scope: 'record',
      label: t(keysText.save),
      run: (event) => {
        event.preventDefault()
        if (mayEdit) void save()
      },
    },
  ])
  const reason = mayEdit ? (draft.isDirty ? null : t(text.nothingToSave)) : t(keysText.needsPermission, { right })
  return (
    <form className={styles.form} aria-label={t(text.own)} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className={styles.body}>
        <CompanyLogo company={company} reason={mayEdit ? null : t(keysText.needsPermission, { right })} />
        {company.locks.map((lock) => (
          <p key={lock} className={styles.note}>
            {lock}
          </p>
        ))}
        {sides.map((side) => (
          <CompanyFields
            key={side}
            title={t(text[side])}
            fields={models.filter(({ name }) => name in companyFields[side])}
            texts={texts}
            draft={draft}
            isReadOnly={!mayEdit}
          />
        ))}
      </div>
      <div className={styles.footer}>
        <ReasonButton reason={reason} loading={isSaving} aria-keyshortcuts="Control+S" onClick={() => void save()}>
          {t(text.save)}
        </ReasonButton>
      </div>
    </form>
  )
}
