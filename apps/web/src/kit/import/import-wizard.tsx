import { getImport } from '@countinghouse/contract/desk/import'
import { text } from '@countinghouse/contract/kit/import.text'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import type { SetSearchState } from '../../app/routing/search.ts'
import { CheckStep } from './check-step.tsx'
import type { FileStepProps } from './file-step.tsx'
import { FileStep } from './file-step.tsx'
import type { ImportAddress } from './import-address.ts'
import { importSteps } from './import-address.ts'
import { MapStep } from './map-step.tsx'
import { ResultStep } from './result-step.tsx'
import styles from './import-wizard.module.css'
import type { Imported } from './imported.ts'

type OpenProps = {
  readonly master: Imported
  readonly state: ImportAddress
  readonly setState: SetSearchState<ImportAddress>
}
type WizardProps = OpenProps & Pick<FileStepProps, 'columns' | 'pasted'>

/** File, columns, check, import: the step is in the address, and the state is stored by the server. */
export function ImportWizard({ master, state, setState, ...pasting }: WizardProps) {
  const { t } = useLanguage()
  const titleId = useId()
  const { open } = state
  const step = open === 'new' ? 'file' : state.step
  const close = () => void setState({ open: null })
  return (
    <dialog
      ref={showModal}
      className={styles.wizard}
      aria-labelledby={titleId}
      // React bubbles events of the content, such as closing a file picker.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {t(text.title, { title: t(master.text.title) })}
        </h2>
        <IconButton label={t(dialogText.close)} onClick={close}>
          <IconX size={18} stroke={1.75} />
        </IconButton>
      </header>
      <ol className={styles.steps} aria-label={t(text.steps)}>
        {importSteps.map((name) => (
          <li key={name} className={styles.step} aria-current={name === step ? 'step' : undefined}>
            {t(text[`step_${name}`])}
          </li>
        ))}
      </ol>
      {typeof open === 'number' ? (
        <OpenImport master={master} id={open} state={state} setState={setState} />
      ) : (
        <FileStep
          {...pasting}
          master={master}
          onOpen={(id, next) => void setState({ open: id, step: next }, { replace: true })}
        />
      )}
    </dialog>
  )
}

function OpenImport({ master, id, state, setState }: OpenProps & { readonly id: number }) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(routeQuery(getImport, { id }))
  if (error !== null)
    return (
      <p className={styles.problem} role="alert">
        {error.message}
      </p>
    )
  if (data === undefined) return <div className={styles.body} aria-busy="true" />
  const go = (step: ImportAddress['step']) => void setState({ step }, { replace: true })
  const shared = { master, found: data, go, onChanged: () => void refetch() }
  if (state.step === 'file' || state.step === 'map') return <MapStep key={data.options.sheet} {...shared} />
  if (state.step === 'check') return <CheckStep {...shared} />
  return (
    <ResultStep
      {...shared}
      onOther={() => void setState({ open: 'new' })}
      onShow={() => void navigate({ href: `${master.page.path}?view=all&madeByImport=${id}` })}
    />
  )
}

function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  return () => dialog?.close()
}
