/** Gives what is up, if it is a text. */
export const readScript = `
  local up = redis.pcall('GET', KEYS[1])
  return type(up) == 'string' and up`;

/** Puts up ARGV[1] for ARGV[2] seconds unless a text is up; gives what was up before. */
export const beginScript = `
  local up = redis.pcall('GET', KEYS[1])
  if type(up) == 'string' then return up end
  redis.call('SET', KEYS[1], ARGV[1], 'EX', ARGV[2])
  return false`;

/**
 * Puts up ARGV[1], number ARGV[2], for ARGV[3] seconds if what is up has a lower one that is lower by ARGV[4] at most;
 * gives whether, and the number of what is up; or nothing if nothing is up that can be read.
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
 * Notes that ARGV[2] follow in process ARGV[1], and that the presenter was seen there ARGV[3] milliseconds ago (-1: not
 * known). Gives how many follow in all processes that told in the last ARGV[4] milliseconds, and how long ago the
 * presenter was seen in any (-1: not known). All by Redis's own clock.
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
