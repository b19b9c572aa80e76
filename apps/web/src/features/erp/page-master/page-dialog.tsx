import type { PageRow } from '@countinghouse/contract/erp/page-master'
import { updatePage } from '@countinghouse/contract/erp/page-master'
import { text } from '@countinghouse/contract/erp/page-master.text'
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
import { PageEvents } from './page-events.tsx'
import styles from '../registers.module.css'

type Props = {
  readonly page: PageRow
  /** Titles and position belong to the installation, event settings to the company. */
  readonly canEdit: boolean
  readonly canEditEvents: boolean
  readonly onClose: () => void
}

/** Form of a menu entry and the events of its page. */
export function PageDialog({ page, canEdit, canEditEvents, onClose }: Props) {
  const { t, locale } = useLanguage()
  const id = useId()
  const title = locale === 'ar' ? page.titleAr : page.title
  return (
    <Dialog
      title={canEdit ? t(text.open, { title }) : title}
      onClose={onClose}
      isWide
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.close)}
          </Button>
          {canEdit && (
            <Button type="submit" form={id}>
              {t(text.save)}
            </Button>
          )}
        </>
      }
    >
      {canEdit && <Labels id={id} page={page} onSaved={onClose} />}
      <PageEvents page={page} canEdit={canEditEvents} />
    </Dialog>
  )
}

function draftOf({ title, titleAr, icon, menuTitle, menuTitleAr, isInMenu }: PageRow) {
  return { title, titleAr, icon, menuTitle: menuTitle ?? '', menuTitleAr: menuTitleAr ?? '', isInMenu }
}
const labelTexts = {
  title: text.titleField,
  titleAr: text.titleAr,
  menuTitle: text.menuTitle,
  menuTitleAr: text.menuTitleAr,
}

type LabelsProps = { readonly id: string; readonly page: PageRow; readonly onSaved: () => void }

function Labels({ id, page, onSaved }: LabelsProps) {
  const language = useLanguage()
  const { t, locale } = language
  const [draft, setDraft] = useState(() => draftOf(page))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(text.title), setProblems)

  function change(changed: Partial<typeof draft>): void {
    setDraft({ ...draft, ...changed })
    setProblems({})
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const missing = (['title', 'titleAr'] as const).filter((name) => draft[name].trim() === '')
    if (missing.length > 0) return setProblems(Object.fromEntries(missing.map((name) => [name, t(issueText.required)])))
    const saved = await write(updatePage, {
      ...draft,
      id: page.id,
      version: page.version,
      icon: draft.icon as IconName,
      menuTitle: draft.menuTitle.trim() || null,
      menuTitleAr: draft.menuTitleAr.trim() || null,
    })
    if (saved === null) return
    showToast(language, {
      tone: 'done',
      message: t(text.saved, { title: locale === 'ar' ? saved.titleAr : saved.title }),
    })
    onSaved()
  }

  const enteredIn = (name: keyof typeof labelTexts) => (
    <PlainField
      label={t(labelTexts[name])}
      problem={problems[name]}
      {...(name === 'menuTitle' && { hint: t(text.menuTitle_help) })}
    >
      {(control) => (
        <input
          {...control}
          maxLength={60}
          autoComplete="off"
          dir="auto"
          value={draft[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      )}
    </PlainField>
  )

  return (
    <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.pair}>
        {enteredIn('title')}
        {enteredIn('titleAr')}
      </div>
      <div className={styles.pair}>
        {enteredIn('menuTitle')}
        {enteredIn('menuTitleAr')}
      </div>
      <IconChoice icon={draft.icon} icons={iconNames} label={t(text.icon)} onChoose={(icon) => change({ icon })} />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.isInMenu}
          onChange={({ currentTarget }) => change({ isInMenu: currentTarget.checked })}
        />
        {t(text.isInMenu)}
      </label>
    </form>
  )
}
