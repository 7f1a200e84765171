// A sweep goes through every screen or path with --whole, else through the sample of this commit.

const [sample, parts] = (process.env.ASSAY_SAMPLE ?? '0/1').split('/').map(Number)

/** One in so many of a list, another one for each `turn`, at least one; all of it in a whole run. */
export function sampled(list, turn = 0) {
  const every = Math.min(parts, list.length)
  return list.filter((_, at) => at % every === (sample + turn) % every)
}
