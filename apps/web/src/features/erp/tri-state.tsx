import type { ComponentPropsWithoutRef } from 'react'

type Props = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'checked'> & { readonly state: 'all' | 'none' | 'some' }

/** A box for several things at once: all, none or some of them. */
export function TriState({ state, ...input }: Props) {
  return (
    <input
      {...input}
      type="checkbox"
      checked={state === 'all'}
      ref={(box) => {
        if (box !== null) box.indeterminate = state === 'some'
      }}
    />
  )
}
