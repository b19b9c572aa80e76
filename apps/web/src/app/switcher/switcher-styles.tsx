import { text } from '@countinghouse/contract/shell/switcher.text'
import { IconMoon, IconSun } from '@tabler/icons-react'
import type { ThemeEvent } from '../../ui/theme/reduce-theme.ts'
import {
  directions,
  modes,
  navLayouts,
  navStyles,
  pageStyles,
  positions,
  sidemenuLayoutOf,
  sidemenuLayouts,
  widths,
} from '../../ui/theme/theme-state.ts'
import { themeStore, useTheme } from '../../ui/theme/theme-store.ts'
import { Choices } from './switcher-choices.tsx'
import { Pictogram } from './switcher-pictogram.tsx'

/** Tab Theme Styles, in the order of the specification. */
export function SwitcherStyles() {
  const theme = useTheme((whole) => whole)
  const isVertical = theme.dataNavLayout === 'vertical'
  return (
    <>
      <Choices
        legend={text.mode}
        values={modes}
        value={theme.mode}
        columns={2}
        picture={(mode) => {
          const Shape = mode === 'light' ? IconSun : IconMoon
          return <Shape size={20} stroke={1.5} aria-hidden="true" />
        }}
        onChoose={(mode) => dispatch({ type: 'mode', mode })}
      />
      <Choices
        legend={text.direction}
        values={directions}
        value={theme.dir}
        columns={2}
        picture={(dir) => <Pictogram of={dir} />}
        onChoose={(dir) => dispatch({ type: 'set', change: { dir } })}
      />
      <Choices
        legend={text.navigation}
        values={navLayouts}
        value={theme.dataNavLayout}
        columns={2}
        picture={(navLayout) => <Pictogram of={navLayout} />}
        onChoose={(navLayout) => dispatch({ type: 'navLayout', navLayout })}
      />
      <Choices
        legend={text.menuStyle}
        values={navStyles}
        value={theme.dataNavStyle === '' ? null : theme.dataNavStyle}
        columns={2}
        picture={(navStyle) => <Pictogram of={isVertical ? navStyle : `horizontal-${navStyle}`} />}
        onChoose={(navStyle) => dispatch({ type: 'navStyle', navStyle })}
      />
      {isVertical && (
        <Choices
          legend={text.sidemenuLayout}
          values={sidemenuLayouts}
          value={sidemenuLayoutOf(theme)}
          isWideOnly
          picture={(layout) => <Pictogram of={layout} />}
          onChoose={(layout) => dispatch({ type: 'sidemenuLayout', layout })}
        />
      )}
      <Choices
        legend={text.pageStyle}
        values={pageStyles}
        value={theme.dataPageStyle}
        picture={(style) => <Pictogram of={style} />}
        onChoose={(dataPageStyle) => dispatch({ type: 'set', change: { dataPageStyle } })}
      />
      <Choices
        legend={text.width}
        values={widths}
        value={theme.dataWidth}
        columns={2}
        picture={(width) => <Pictogram of={width} />}
        onChoose={(dataWidth) => dispatch({ type: 'set', change: { dataWidth } })}
      />
      <Choices
        legend={text.menuPosition}
        values={positions}
        value={theme.dataMenuPosition}
        columns={2}
        picture={(position) => <Pictogram of={`menu-${position}`} />}
        onChoose={(dataMenuPosition) => dispatch({ type: 'set', change: { dataMenuPosition } })}
      />
      <Choices
        legend={text.headerPosition}
        values={positions}
        value={theme.dataHeaderPosition}
        columns={2}
        picture={(position) => <Pictogram of={`header-${position}`} />}
        onChoose={(dataHeaderPosition) => dispatch({ type: 'set', change: { dataHeaderPosition } })}
      />
    </>
  )
}

function dispatch(event: ThemeEvent): void {
  themeStore.getState().dispatch(event)
}
