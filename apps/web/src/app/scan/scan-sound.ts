type Tone = { readonly hertz: number; readonly form: OscillatorType; readonly lasts: number; readonly times: number }

/** Told apart without looking: high and short, low and twice. Units: seconds. */
const tones = {
  good: { hertz: 1320, form: 'sine', lasts: 0.08, times: 1 },
  bad: { hertz: 220, form: 'square', lasts: 0.12, times: 2 },
} as const satisfies Record<string, Tone>
const loudness = 0.2

let speaker: AudioContext | null = null

export function playScanSound(isGood: boolean): void {
  speaker ??= new AudioContext()
  void speaker.resume()
  const { hertz, form, lasts, times } = tones[isGood ? 'good' : 'bad']
  const volume = new GainNode(speaker, { gain: loudness })
  volume.connect(speaker.destination)
  for (let time = 0; time < times; time++) {
    const tone = new OscillatorNode(speaker, { type: form, frequency: hertz })
    tone.connect(volume)
    const begin = speaker.currentTime + time * lasts * 1.5
    tone.start(begin)
    tone.stop(begin + lasts)
  }
}
