import { text } from '@countinghouse/contract/shell/switcher.text'
import { cssOf } from '../../ui/theme/colour.ts'
import { isTooBright } from '../../ui/theme/palette.ts'
import { darkBackgrounds, primaries } from '../../ui/theme/presets.ts'
import type { ThemeEvent } from '../../ui/theme/reduce-theme.ts'
import { backgroundImages, headerColourOf, menuColourOf, surfaceColours } from '../../ui/theme/theme-state.ts'
import { themeStore, useTheme } from '../../ui/theme/theme-store.ts'
import { themeVariables } from '../../ui/theme/theme-variables.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { Choices } from './switcher-choices.tsx'
import { backgroundNames, backgroundOf, isFaint, primaryNames, primaryOf } from './switcher-colour-choice.ts'
import { ColourPicker } from './switcher-picker.tsx'
import { GroundSwatch, ImageSwatch, PlainSwatch, SurfaceSwatch } from './switcher-swatches.tsx'

/** Tab Theme Colors, in the order of the specification. */
export function SwitcherColours() {
  const { t } = useLanguage()
  const theme = useTheme((whole) => whole)
  const primary = primaryOf(theme)
  const background = backgroundOf(theme)
  const isOwnBackground = theme.bodyBg1 !== null && background === null
  return (
    <>
      <Choices
        legend={text.menuColour}
        values={surfaceColours}
        value={menuColourOf(theme)}
        picture={(colour) => {
          const look = themeVariables({ ...theme, dataMenuStyles: colour, bgImg: '' })
          return <SurfaceSwatch paint={look['--menu']} ink={look['--menu-ink']} isColumn />
        }}
        onChoose={(dataMenuStyles) => dispatch({ type: 'set', change: { dataMenuStyles } })}
      />
      <Choices
        legend={text.headerColour}
        values={surfaceColours}
        value={headerColourOf(theme)}
        picture={(colour) => {
          const look = themeVariables({ ...theme, dataHeaderStyles: colour })
          return <SurfaceSwatch paint={look['--header']} ink={look['--header-ink']} />
        }}
        onChoose={(dataHeaderStyles) => dispatch({ type: 'set', change: { dataHeaderStyles } })}
      />
      <Choices
        legend={text.primary}
        values={primaryNames}
        value={primary}
        columns={5}
        picture={(name) => <PlainSwatch colour={cssOf(primaries[name])} />}
        onChoose={(name) => dispatch({ type: 'set', change: { colorPrimaryRgb: primaries[name] } })}
      >
        <ColourPicker
          label={text.customPrimary}
          hexLabel={text.customPrimaryHex}
          value={theme.colorPrimaryRgb}
          isInForce={primary === null}
          warning={primary === null && isFaint(theme) ? t(text.primaryTooFaint) : null}
          onPick={(colorPrimaryRgb) => dispatch({ type: 'set', change: { colorPrimaryRgb } })}
        />
      </Choices>
      <Choices
        legend={text.background}
        hint={text.backgroundHint}
        values={backgroundNames}
        value={background}
        columns={5}
        picture={(name) => <GroundSwatch ground={darkBackgrounds[name]} />}
        onChoose={(name) => dispatch({ type: 'background', rgb: darkBackgrounds[name].page })}
      >
        <ColourPicker
          label={text.customBackground}
          hexLabel={text.customBackgroundHex}
          value={theme.bodyBg1 ?? darkBackgrounds.graphite.page}
          isInForce={isOwnBackground}
          warning={theme.bodyBg1 !== null && isTooBright(theme.bodyBg1) ? t(text.backgroundTooLight) : null}
          onPick={(rgb) => dispatch({ type: 'background', rgb })}
        />
      </Choices>
      <Choices
        legend={text.image}
        hint={text.imageHint}
        values={backgroundImages}
        value={theme.bgImg === '' ? null : theme.bgImg}
        columns={5}
        picture={(image) => <ImageSwatch image={image} />}
        onChoose={(image) => dispatch({ type: 'backgroundImage', image })}
        onChooseAgain={(image) => dispatch({ type: 'backgroundImage', image })}
      />
    </>
  )
}

function dispatch(event: ThemeEvent): void {
  themeStore.getState().dispatch(event)
}
