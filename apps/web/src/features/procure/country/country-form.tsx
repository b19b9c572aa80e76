import type { Country } from '@countinghouse/contract/procure/country'
import { countries, countriesPage, countrySettings, updateCountry } from '@countinghouse/contract/procure/country'
import { text } from '@countinghouse/contract/procure/country.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Suspense, useId, useState } from 'react'
import { FieldInput } from '../../../kit/fields/field-input.tsx'
import { fieldModels } from '../../../kit/fields/field-model.ts'
import type { FieldTexts } from '../../../kit/fields/use-field-text.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import drawer from '../../../kit/record/record-drawer.module.css'
import { isRecordKey } from '../../../kit/record/record-keys.ts'
import { tabId } from '../../../kit/record/record-tabs.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useFieldDraft } from '../../../kit/record-edit/use-field-draft.ts'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useShortcuts } from '../../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import styles from './country.module.css'

const models = fieldModels({ fields: countrySettings })
const shownDetails = [
  'code',
  'alpha3',
  'numericCode',
  'officialName',
  'region',
  'subregion',
  'capital',
  'currency',
  'dialCode',
  'postcodeLabel',
  'postcodeExample',
]
const facts = fieldModels(countries).filter(({ name }) => shownDetails.includes(name))

/** Key of the tab. */
export const countrySide = 'country'

type Props = {
  readonly country: Country
  readonly texts: FieldTexts
  /** Hides the form while another tab is shown, keeping its input. */
  readonly isHidden: boolean
}

/** Company settings of a country, and its ISO details. */
export function CountryForm({ country, texts, isHidden }: Props) {
  const language = useLanguage()
  const { t } = language
  const right = permissionName(countriesPage, 'edit')
  const mayEdit = useCan()(right)
  const draft = useFieldDraft(models, country, useId())
  const [isSaving, setIsSaving] = useState(false)
  const write = useWrite(t(text.title), draft.refuse)
  const embargo = models.find(({ name }) => name === 'isEmbargoed')
  const isEmbargoed = embargo !== undefined && draft.entered(embargo) === true
  const requested = models.filter(({ name }) => name !== 'embargoReason' || isEmbargoed)

  async function save(): Promise<boolean> {
    if (isSaving) return false
    const changes = draft.read()
    if (changes === null || draft.from === null) return false
    if (Object.keys(changes).length === 0) return true
    setIsSaving(true)
    const saved = await write(updateCountry, { id: country.id, version: draft.from.version, ...changes })
    setIsSaving(false)
    if (saved === null) return false
    draft.settle({ ...draft.from, ...changes, version: saved.version })
    showToast(language, { tone: 'done', message: t(text.saved, { name: country.name }) })
    return true
  }

  useLeaveGuard(draft, save)
  useShortcuts([
    {
      keys: 'mod+s',
      scope: 'record',
      label: t(text.save),
      run: (event) => void (isRecordKey(event) && mayEdit && save()),
    },
  ])
  const reason = mayEdit ? (draft.isDirty ? null : t(text.nothingToSave)) : t(recordText.needsPermission, { right })
  return (
    <form className={drawer.form} hidden={isHidden} noValidate onSubmit={(event) => event.preventDefault()}>
      <div
        className={drawer.body}
        {...(!isHidden && { id: 'record-panel', role: 'tabpanel', 'aria-labelledby': tabId(countrySide) })}
      >
        <fieldset className={styles.group} disabled={!mayEdit}>
          <legend className={styles.heading}>{t(text.own)}</legend>
          {requested.map((field) => (
            <Suspense key={field.name}>
              <FieldInput
                id={draft.idOf(field.name)}
                field={field}
                texts={texts}
                entered={draft.entered(field)}
                problem={draft.problem(field)}
                isChanged={draft.isChanged(field)}
                onType={(entered) => draft.type(field, entered)}
                onLeave={() => undefined}
              />
            </Suspense>
          ))}
        </fieldset>
        <h3 className={styles.heading}>{t(text.facts)}</h3>
        <dl className={styles.facts}>
          {facts.map((field) => (
            <div key={field.name}>
              <dt className={drawer.factLabel}>{texts.label(field.name)}</dt>
              <dd className={styles.fact}>
                <bdi>{texts.words(field, country[field.name as keyof Country]) ?? '–'}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={drawer.footer}>
        <ReasonButton reason={reason} loading={isSaving} aria-keyshortcuts="Control+S" onClick={() => void save()}>
          {t(text.save)}
        </ReasonButton>
      </div>
    </form>
  )
}
