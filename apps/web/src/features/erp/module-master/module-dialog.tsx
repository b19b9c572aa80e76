import type { ModuleRow } from '@countinghouse/contract/erp/module-master'
import { createModule, moduleRoute, updateModule } from '@countinghouse/contract/erp/module-master'
import { text } from '@countinghouse/contract/erp/module-master.text'
import type { IconName } from '@countinghouse/contract/icon-names'
import { iconNames } from '@countinghouse/contract/icon-names'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { IconChoice } from '../icon-choice.tsx'
import styles from '../registers.module.css'

type Props = {
  /** Null: a new module. */
  readonly module: ModuleRow | null
  readonly onClose: () => void
}

const empty = {
  code: '',
  route: '',
  name: '',
  nameAr: '',
  icon: 'apps',
  description: '',
  descriptionAr: '',
  landingPageId: '',
}
type Draft = typeof empty

/** Form of a module; code and route can only be set on creation. */
export function ModuleDialog({ module, onClose }: Props) {
  const language = useLanguage()
  const { t, locale } = language
  const id = useId()
  const [draft, setDraft] = useState<Draft>(() => draftOf(module))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(text.title), setProblems)

  function change(changed: Partial<Draft>): void {
    setDraft({ ...draft, ...changed })
    setProblems({})
  }

  function problemsHere(): Record<string, string> {
    const missing = (['name', 'nameAr'] as const).filter((name) => draft[name].trim() === '')
    const found = Object.fromEntries(missing.map((name) => [name, t(issueText.required)]))
    if (module !== null) return found
    if (!/^[a-z][a-z0-9-]{1,19}$/.test(draft.code)) found.code = t(text.code_wrong)
    if (draft.route !== '' && !moduleRoute.test(draft.route)) found.route = t(text.route_wrong)
    return found
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wrong = problemsHere()
    if (Object.keys(wrong).length > 0) return setProblems(wrong)
    const labels = {
      name: draft.name,
      nameAr: draft.nameAr,
      icon: draft.icon as IconName,
      description: draft.description.trim() || null,
      descriptionAr: draft.descriptionAr.trim() || null,
    }
    const saved =
      module === null
        ? await write(createModule, { code: draft.code, ...(draft.route !== '' && { route: draft.route }), ...labels })
        : await write(updateModule, {
            id: module.id,
            version: module.version,
            ...labels,
            landingPageId: Number(draft.landingPageId) || null,
          })
    if (saved === null) return
    showToast(language, { tone: 'done', message: t(text.saved, { name: locale === 'ar' ? saved.nameAr : saved.name }) })
    onClose()
  }

  const enteredIn = (name: keyof Draft & keyof typeof text, maxLength: number, hint?: string) => (
    <PlainField label={t(text[name])} problem={problems[name]} {...(hint !== undefined && { hint })}>
      {(control) => (
        <input
          {...control}
          maxLength={maxLength}
          autoComplete="off"
          dir={name === 'code' || name === 'route' ? 'ltr' : 'auto'}
          value={draft[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      )}
    </PlainField>
  )

  return (
    <Dialog
      title={
        module === null ? t(text.newModule) : t(text.edit, { name: locale === 'ar' ? module.nameAr : module.name })
      }
      onClose={onClose}
      isWide
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {module === null && (
          <div className={styles.pair}>
            {enteredIn('code', 20, t(text.code_help))}
            {enteredIn('route', 20)}
          </div>
        )}
        <div className={styles.pair}>
          {enteredIn('name', 60)}
          {enteredIn('nameAr', 60)}
        </div>
        <div className={styles.pair}>
          {enteredIn('description', 300)}
          {enteredIn('descriptionAr', 300)}
        </div>
        <div className={styles.pair}>
          <IconChoice icon={draft.icon} icons={iconNames} label={t(text.icon)} onChoose={(icon) => change({ icon })} />
          {module !== null && (
            <PlainField label={t(text.landingPage)} problem={problems.landingPageId}>
              {(control) => (
                <select
                  {...control}
                  value={draft.landingPageId}
                  onChange={(event) => change({ landingPageId: event.currentTarget.value })}
                >
                  <option value="">{t(text.firstPage)}</option>
                  {module.pages.map((page) => (
                    <option key={page.id} value={page.id}>
                      {locale === 'ar' ? page.titleAr : page.title}
                    </option>
                  ))}
                </select>
              )}
            </PlainField>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function draftOf(module: ModuleRow | null): Draft {
  if (module === null) return empty
  const { name, nameAr, icon, description, descriptionAr, landingPageId } = module
  return {
    ...empty,
    name,
    nameAr,
    icon,
    description: description ?? '',
    descriptionAr: descriptionAr ?? '',
    landingPageId: landingPageId === null ? '' : String(landingPageId),
  }
}
