import type { ProductWeb, WebAttributeOfProduct } from '@countinghouse/contract/procure/product-web'
import styles from './product-web.module.css'
import type { WebForm } from './use-web-form.ts'
import { WebInput } from './web-input.tsx'
import type { WebPlace } from './web-entered.ts'

type Props = {
  readonly id: string
  /** Used where no visible label exists. */
  readonly label?: string
  readonly web: ProductWeb
  readonly form: WebForm
  readonly attribute: WebAttributeOfProduct
  readonly place: WebPlace
}

/** The input for the value of a place, with its error. */
export function WebValue({ id, label, web, form, attribute, place }: Props) {
  const problem = form.problemAt(place)
  const problemId = problem === undefined ? undefined : `${id}-problem`
  return (
    <>
      <WebInput
        id={id}
        label={label}
        attribute={attribute}
        locale={place.locale}
        images={web.images}
        entered={form.enteredAt(attribute, place)}
        problemId={problemId}
        isDisabled={!form.canEdit}
        onType={(entered) => form.type(attribute, place, entered)}
      />
      {problem !== undefined && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
