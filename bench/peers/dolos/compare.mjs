// Dolos' library for `cargo xtask bench similarity`: answers each line of JSON with one.
import { createInterface } from 'node:readline'
import { performance } from 'node:perf_hooks'
import { File, FingerprintIndex, LanguagePicker, Options } from '@dodona/dolos-lib'

const { kgramLength, kgramsInWindow } = new Options()
const picker = new LanguagePicker()
const tokenizers = new Map()

async function tokenizerOf(language) {
  if (!tokenizers.has(language)) {
    tokenizers.set(language, await (await picker.findLanguage(language)).createTokenizer())
  }
  return tokenizers.get(language)
}

let tokenizer
let index
let files = []

const answers = {
  async fill({ language, sources }) {
    tokenizer = await tokenizerOf(language)
    index = new FingerprintIndex(kgramLength, kgramsInWindow)
    files = sources.map((source, at) => tokenizer.tokenizeFile(new File(String(at), source)))
    index.addFiles(files)
    return { files: files.length }
  },
  // One program more, with each of those that are there.
  compare({ source }) {
    const began = performance.now()
    const file = tokenizer.tokenizeFile(new File(String(files.length), source))
    index.addFiles([file])
    let most = 0
    for (const other of files) {
      most = Math.max(most, index.getPair(file, other).similarity)
    }
    files.push(file)
    return { ms: performance.now() - began, most }
  },
  async similarities({ pairs }) {
    const similarities = []
    for (const { language, texts } of pairs) {
      const own = await tokenizerOf(language)
      const both = texts.map((text, at) => own.tokenizeFile(new File(String(at), text)))
      const alone = new FingerprintIndex(kgramLength, kgramsInWindow)
      alone.addFiles(both)
      similarities.push(alone.getPair(...both).similarity)
    }
    return { similarities }
  },
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line)
  console.log(JSON.stringify(await answers[question.do](question)))
}
