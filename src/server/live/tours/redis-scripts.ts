/** Returns the current view, if it is a text. */
export const readScript = `
  local up = redis.pcall('GET', KEYS[1])
  return type(up) == 'string' and up`;

/** Stores ARGV[1] for ARGV[2] seconds unless a text is stored; returns the previous value. */
export const beginScript = `
  local up = redis.pcall('GET', KEYS[1])
  if type(up) == 'string' then return up end
  redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
  return false`;

/**
 * Stores ARGV[1], whose sequence is ARGV[2], for ARGV[3] seconds if the stored sequence is lower by at most ARGV[4].
 * Returns whether it did and the stored sequence, or an empty table if no readable view is stored.
 */
export const putScript = `
  local up = redis.pcall('GET', KEYS[1])
  local isRead, state = pcall(cjson.decode, type(up) == 'string' and up or '')
  local before = isRead and type(state) == 'table' and tonumber(state.sequence)
  if not before then return {} end
  local sequence = tonumber(ARGV[2])
  if sequence <= before or sequence > before + ARGV[4] then return {0, before} end
  redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[3])
  return {1, sequence}`;

/**
 * Records that ARGV[2] follow in process ARGV[1], and that the presenter was connected there ARGV[3] milliseconds ago
 * (-1: unknown). Returns how many follow in all processes that reported within the last ARGV[4] milliseconds, and how
 * long ago the presenter was connected to any (-1: unknown). All times are by the clock of Redis.
 */
export const attendScript = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ' ' .. now)
  local seen = tonumber(redis.call('HGET', KEYS[1], 'presenter') or 0) or 0
  if tonumber(ARGV[3]) >= 0 and now - ARGV[3] > seen then
    seen = now - ARGV[3]
    redis.call('HSET', KEYS[1], 'presenter', seen)
  end
  redis.call('EXPIRE', KEYS[1], 86400)
  local followers = 0
  local all = redis.call('HGETALL', KEYS[1])
  for n = 1, #all, 2 do
    local count, at = string.match(all[n + 1], '^(%d+) (%d+)$')
    if count and now - at > tonumber(ARGV[4]) then redis.call('HDEL', KEYS[1], all[n])
    elseif count then followers = followers + count end
  end
  return {followers, seen > 0 and now - seen or -1}`;
