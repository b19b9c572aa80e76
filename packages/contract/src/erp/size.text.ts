import { texts } from '@countinghouse/kernel/text'

/** Units of sizes and long times. */
export const text = texts({
  bytes: { en: '{size} B', ar: '{size} بايت' },
  kibibytes: { en: '{size} KiB', ar: '{size} ك.بايت' },
  mebibytes: { en: '{size} MiB', ar: '{size} م.بايت' },
  gibibytes: { en: '{size} GiB', ar: '{size} غ.بايت' },
  tebibytes: { en: '{size} TiB', ar: '{size} ت.بايت' },
  days: {
    en: '{days, plural, one {# day} other {# days}}',
    ar: '{days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  },
})
