import { choiceField } from '@countinghouse/contract/fields'
import { testTemplate } from '@countinghouse/contract/webcheckout/template-preview'
import { publishTemplate, withdrawTemplate } from '@countinghouse/contract/webcheckout/web-template'
import { text } from '@countinghouse/contract/webcheckout/web-template.text'
import { FieldsDialog } from '../../../kit/dialog/fields-dialog.tsx'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const nothing = { fields: {}, text: {} }
const inLanguage = {
  fields: { language: choiceField(['en', 'ar']).default('en') },
  text: { language: text.language, language_en: text.english, language_ar: text.arabic },
}

type StepProps = RecordDialogProps & { readonly verb: 'publish' | 'withdraw'; readonly to: 'live' | 'draft' }

function Step({ row: { id, version, name }, onClose, verb, to }: StepProps) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text[`${verb}Title`], { name })}
      lead={t(text[`${verb}Body`])}
      requested={nothing}
      confirm={t(text[verb])}
      route={verb === 'publish' ? publishTemplate : withdrawTemplate}
      target={{ id, version }}
      page={t(text.title)}
      doneWords={() => t(text.changed, { name, status: t(text[`status_${to}`]) })}
      onClose={onClose}
    />
  )
}

export function PublishTemplate(props: RecordDialogProps) {
  return <Step {...props} verb="publish" to="live" />
}

export function WithdrawTemplate(props: RecordDialogProps) {
  return <Step {...props} verb="withdraw" to="draft" />
}

/** Mails the saved template to oneself. */
export function TestTemplate({ row: { id, name }, onClose }: RecordDialogProps) {
  const { t } = useLanguage()
  return (
    <FieldsDialog
      title={t(text.testTitle, { name })}
      lead={t(text.testBody)}
      requested={inLanguage}
      confirm={t(text.test)}
      route={testTemplate}
      target={{ id }}
      page={t(text.title)}
      doneWords={({ to }) => t(text.tested, { to })}
      onClose={onClose}
    />
  )
}
